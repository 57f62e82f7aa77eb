/** The forms of documents, made from the schemas: what a field is called, what it holds and what helps to fill it. */
export interface Forms {
  page: ObjectForm
  site: ObjectForm
  /** By type. */
  sections: Record<string, ObjectForm>
}

/** What is said of a value, whatever it is. */
interface Said {
  /** The schema's sentence: help under the field. */
  help: string
}

export interface ObjectForm extends Said {
  form: 'object'
  /** What one is called: Card */
  title: string
  fields: FormField[]
  /** The smallest value that is right as far as a machine can tell, as JSON text. */
  start: string
}

export interface FormField {
  name: string
  /** The name in words: Key points */
  label: string
  required: boolean
  value: Form
}

export interface ListForm extends Said {
  form: 'list'
  /** What one entry is called: Card */
  entry: string
  items: Form
  min: number
  max?: number
}

export interface TextForm extends Said {
  form: 'text'
  /** How it is filled: a line, marked-up words, a block of an article, or by choosing. */
  as:
    | 'line'
    | 'rich'
    | 'block'
    | 'address'
    | 'date'
    | 'icon'
    | 'pictogram'
    | 'illustration'
    | 'picture'
    | 'group'
    | 'region'
    | 'technology'
    | 'page'
    | 'file'
}

export interface ChoiceForm extends Said {
  form: 'choice'
  options: { value: string | number; label: string }[]
}

export interface NumberForm extends Said {
  form: 'number'
  min?: number
  max?: number
}

export interface SwitchForm extends Said {
  form: 'switch'
}

/** A list of sections: each is one of Forms.sections, by its type. */
export interface SectionsForm extends Said {
  form: 'sections'
}

/** A value of one of several shapes. */
export interface EitherForm extends Said {
  form: 'either'
  of: { label: string; value: Form }[]
}

export type Form = ObjectForm | ListForm | TextForm | ChoiceForm | NumberForm | SwitchForm | SectionsForm | EitherForm
