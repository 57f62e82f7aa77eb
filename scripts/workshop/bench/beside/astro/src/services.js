import { getCollection } from 'astro:content'

/** How many stand on one page of the list. */
export const size = 200

export const pages = await getCollection('pages')

export const services = pages
  .filter(({ data }) => data.group !== undefined)
  .sort(
    ({ data: a }, { data: b }) =>
      (a.group ?? '').localeCompare(b.group ?? '', 'en') || a.title.localeCompare(b.title, 'en'),
  )

export const inMenu = services.filter(({ data }) => data.menu !== undefined)
