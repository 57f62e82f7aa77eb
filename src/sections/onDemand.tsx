import type { ComponentType } from 'react'

/** A component whose code comes with the first page that shows it. Until then it shows nothing. */
export type OnDemand<Props> = ComponentType<Props> & { load: () => Promise<void> }

export function onDemand<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Fetched: ComponentType<Props> | undefined
  const Section = (props: Props) => Fetched && <Fetched {...props} />
  const load = async () => {
    Fetched = await fetchCode()
  }
  return Object.assign(Section, { load })
}
