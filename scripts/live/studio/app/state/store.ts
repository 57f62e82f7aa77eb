import { useSyncExternalStore } from 'react'
import type { StudioState } from './model'
import { start } from './start'

const nothing = { form: 'object', title: '', help: '', fields: [], start: '{}' } as const

let state: StudioState = {
  start,
  forms: { page: { ...nothing, fields: [] }, site: { ...nothing, fields: [] }, sections: {} },
  file: '',
  text: '',
  value: {},
  readable: true,
  path: undefined,
  hash: '',
  saving: 'saved',
  refused: undefined,
  conflict: undefined,
  problems: [],
  problemsOf: '',
  elsewhere: 0,
  checks: 0,
  turns: {},
  selected: undefined,
  dialog: undefined,
  width: 'computer',
  isWidthChosen: false,
  addAt: 0,
  asked: undefined,
  told: { words: '', undoes: false },
  reached: true,
  sending: undefined,
}

const listeners = new Set<() => void>()

/** What the window knows now. */
export function current(): StudioState {
  return state
}

/** Changes what the window knows. */
export function set(change: Partial<StudioState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const whole = (all: StudioState) => all

/** What the window knows, or a part of it: who shows that is drawn anew only when it changes. */
export function useStudio(): StudioState
export function useStudio<Part>(select: (all: StudioState) => Part): Part
export function useStudio<Part>(select: (all: StudioState) => Part | StudioState = whole): Part | StudioState {
  return useSyncExternalStore(subscribe, () => select(state))
}
