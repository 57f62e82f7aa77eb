import { attachClosestEdge, extractClosestEdge, type Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'

/**
 * Lets a section be dragged, and others be dropped at it.
 * @param onDrop where the dragged one was, and where it is to be
 * @returns at which edge the one that is dragged over it would come
 */
export function useDraggedSection(
  entry: { current: HTMLElement | null },
  place: number,
  onDrop: (from: number, to: number) => void,
): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const element = entry.current
    if (!element) return
    return combine(
      draggable({ element, getInitialData: () => ({ section: place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.section === 'number',
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) ?? undefined),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined)
          const { section: from } = source.data
          if (typeof from !== 'number') return
          const before = extractClosestEdge(self.data) === 'top' ? place : place + 1
          drop.current(from, from < before ? before - 1 : before)
        },
      }),
    )
  }, [entry, place])
  return edge
}
