import { memo } from 'react'
import { Anchor } from '../components/Anchor'
import type { ServiceGroup, Site } from '../page/page.generated'
import { Brand } from './Brand'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn'

export const Footer = memo(function Footer({ site }: { site: Site }) {
  return (
    <footer className={styles.footer} data-band="deep">
      <div className={styles.container}>
        <div className={styles.company}>
          <Brand name={site.name} />
          <p>{site.description}</p>
          <ul className={styles.reach} role="list">
            <li>
              <Anchor path={`mailto:${site.email}`}>{site.email}</Anchor>
            </li>
            <li>
              <Anchor path={site.linkedin} external>
                LinkedIn
              </Anchor>
            </li>
          </ul>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          <FooterColumn lists={[{ label: 'Company', links: site.companyLinks }]} />
          {columnsOf(site.groups).map((groups) => (
            <FooterColumn
              key={groups[0]?.label}
              lists={groups.map(({ label, services }) => ({ label, links: services }))}
            />
          ))}
          <FooterColumn lists={[{ label: 'Partners', links: site.partners, external: true }]} />
        </nav>
        <ul className={styles.offices} role="list">
          {site.offices.map(({ city, region, country, address, postalCode, phone }) => (
            <li key={city}>
              <address className={styles.office}>
                <strong>{`${city}, ${region}`}</strong>
                <span>{[...address, postalCode, country].filter(Boolean).join(', ')}</span>
                {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
              </address>
            </li>
          ))}
        </ul>
        <p className={styles.legal}>
          {`© ${site.copyrightYear} ${site.legalName}. All rights reserved. `}
          {site.legalLinks.map(({ path, label }) => (
            <Anchor key={path} path={path}>
              {label}
            </Anchor>
          ))}
        </p>
      </div>
      <div className={styles.name} data-name={site.name} aria-hidden="true" />
    </footer>
  )
})

/** The groups by the column that the site's data gives them; without one a group stands alone, after the others. */
function columnsOf(groups: ServiceGroup[]): ServiceGroup[][] {
  const columns = new Map<number | string, ServiceGroup[]>()
  for (const group of groups.toSorted((a, b) => (a.footerColumn ?? Infinity) - (b.footerColumn ?? Infinity) || 0)) {
    const column = group.footerColumn ?? group.label
    columns.set(column, [...(columns.get(column) ?? []), group])
  }
  return [...columns.values()]
}
