import type { ComponentType } from 'react'

/** A component whose code comes with the first page that shows it. Until then it shows nothing. */
export type OnDemand<Props> = ComponentType<Props> & { load: () => Promise<void> }

/**
 * @param name the component among what the code exports: taken out here and not in each line of the registry, it costs
 * every page 0.1 kB less
 */
export function onDemand<Props extends object, Name extends string>(
  fetchCode: () => Promise<{ [Own in Name]: ComponentType<Props> }>,
  name: Name,
): OnDemand<Props> {
  let Fetched: ComponentType<Props> | undefined
  const Section = (props: Props) => Fetched && <Fetched {...props} />
  const load = async () => {
    Fetched = (await fetchCode())[name]
  }
  return Object.assign(Section, { load })
}
