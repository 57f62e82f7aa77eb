/** What Node may still list zones as, by their names of today: https://data.iana.org/time-zones/data/backward */
export const olderNames: { [zone: string]: string } = {
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Yangon': 'Asia/Rangoon',
  'America/Nuuk': 'America/Godthab',
  'Europe/Kyiv': 'Europe/Kiev',
}

/** The names of all time zones, without further names such as US/Pacific. */
export function zoneNames(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), ...Object.keys(olderNames)]
}
