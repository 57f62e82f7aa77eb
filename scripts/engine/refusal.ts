/** A command's polite end: the message is all its reader needs, so no stack trace is shown. */
export class Refusal extends Error {
  override name = 'Refusal'
}
