import { attachClosestEdge, extractClosestEdge, type Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState, type RefObject } from 'react'

interface Dragged {
  /** What others are dropped at. */
  item: RefObject<HTMLElement | null>
  /** What is dragged, so that words in the fields can still be marked. */
  head: RefObject<HTMLElement | null>
  grip: RefObject<Element | null>
  /** The id of the list: entries stay in their own. */
  list: string
  place: number
  onDrop: (from: number, to: number) => void
}

/** Lets an entry of a list be dragged by its grip. @returns at which edge the one that is dragged over it would come */
export function useDraggedEntry({ item, head, grip, list, place, onDrop }: Dragged): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const [target, element] = [item.current, head.current]
    if (!target || !element) return
    return combine(
      draggable({
        element,
        ...(grip.current && { dragHandle: grip.current }),
        getInitialData: () => ({ list, place }),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) => attachClosestEdge({}, { element: target, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) ?? undefined),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined)
          const { place: from } = source.data
          if (typeof from !== 'number') return
          const before = extractClosestEdge(self.data) === 'top' ? place : place + 1
          drop.current(from, from < before ? before - 1 : before)
        },
      }),
    )
  }, [item, head, grip, list, place])
  return edge
}
