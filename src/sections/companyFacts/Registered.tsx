import { Anchor } from '../../components/Anchor'
import { Fact } from '../../components/Facts'
import type { Registration } from '../../page/page.generated'

/** Where the company is registered. The register's name leads to the entry, where it can be read online. */
export function Registered({ registration: { country, register, number, url } }: { registration: Registration }) {
  return (
    <Fact name={`Registered in ${country}`}>
      {url ? <Anchor path={url}>{register}</Anchor> : register}
      <br />
      {number}
    </Fact>
  )
}
