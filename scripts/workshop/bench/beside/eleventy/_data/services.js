import { services } from '../documents.js'

export default services
