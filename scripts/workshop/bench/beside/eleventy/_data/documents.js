import { documents } from '../documents.js'

export default documents
