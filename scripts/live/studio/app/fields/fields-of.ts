import type { ComponentType } from 'react'
import type { At } from '../../canvas/host'
import type { ObjectForm } from '../../form-types'

/** Shows the fields of an object. Forms are within forms: each hands it on to those in it. */
export type FieldsOf = ComponentType<{ form: ObjectForm; at: At }>
