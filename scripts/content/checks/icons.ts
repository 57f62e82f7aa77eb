import { allIcons } from '../icons'
import { nearest } from '../nearest'
import { finding } from '../finding'
import type { DocumentCheck } from './check'

/** An icon's name is one that exists. */
export const icons: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value: name, at }) =>
    kind === 'icon' && typeof name === 'string' && name && !allIcons().has(name)
      ? [finding('unknown-icon', { file, at }, { name, nearest: nearest(name, [...allIcons().keys()]) })]
      : [],
  )
