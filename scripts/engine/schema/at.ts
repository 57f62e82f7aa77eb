/** Names of fields and positions of list entries, from the document's top to the place meant. */
export type At = (string | number)[]
