import { layout } from '../layout.js'
import { sections } from '../sections.js'
import { each } from '../text.js'

export default class {
  data() {
    return { pagination: { data: 'documents', size: 1, alias: 'doc' }, permalink: ({ doc }) => doc.file }
  }

  render(data) {
    return layout(
      data.doc,
      data,
      each(data.doc.sections, (section) => sections[section.type](section, data)),
    )
  }
}
