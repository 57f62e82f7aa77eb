import type { TextForm } from '../../form-types'
import { LinkPicker } from './LinkPicker'
import type { AltProps, PickerProps } from './picker-props'
import { PictureField } from './PictureField'
import { SelectPicker } from './SelectPicker'
import { ShownPicker } from './ShownPicker'

/** What is filled by choosing. */
export type PickedAs = Exclude<TextForm['as'], 'line' | 'rich' | 'block' | 'date' | 'file'>

/** A field that is filled by choosing: a button or a field that offers what there is. */
export function Picker({ as, alt, onAlt, ...props }: PickerProps & AltProps & { as: PickedAs }) {
  switch (as) {
    case 'address':
      return <LinkPicker {...props} />
    case 'page':
      return <LinkPicker {...props} pagesOnly />
    case 'group':
    case 'region':
    case 'technology':
      return <SelectPicker {...props} of={as} />
    case 'picture':
      return <PictureField {...props} alt={alt} onAlt={onAlt} />
    case 'icon':
    case 'pictogram':
    case 'illustration':
      return <ShownPicker {...props} of={as} />
  }
}
