import {
  pagesAddress,
  sizesAddress,
  wordsAddress,
  type IndexSizes,
  type SearchedPage,
  type WordLists,
} from '../page/search-index'

/** Files of the search as they were fetched: each is asked for once in a visit. */
const files = new Map<string, Promise<unknown>>()

/** How many files there are. @throws if it does not come */
export const loadSizes = () => load(sizesAddress, areSizes)

/** Words with their pages. @throws if it does not come */
export const loadWords = (file: number) => load(wordsAddress(file), areLists)

/** What is shown of pages. @throws if it does not come */
export const loadPages = (file: number) => load(pagesAddress(file), arePages)

async function load<Data>(address: string, isRight: (data: unknown) => data is Data): Promise<Data> {
  const known = files.get(address)
  const loading = known ?? fetchFile(address)
  // A failure is not kept: the next key tries again.
  if (!known) files.set(address, loading)
  const data = await loading.catch((error: unknown) => {
    files.delete(address)
    throw error
  })
  // What answers may be somebody else's, such as a host's error page.
  if (isRight(data)) return data
  files.delete(address)
  throw new Error(address)
}

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(address)
  return response.json()
}

function areSizes(data: unknown): data is IndexSizes {
  return 'words' in Object(data) && 'pages' in Object(data)
}

function areLists(data: unknown): data is WordLists {
  return Object.values(Object(data)).every((pages) => typeof pages === 'string')
}

function arePages(data: unknown): data is SearchedPage[] {
  return Array.isArray(data) && data.every((page) => 'path' in Object(page))
}
