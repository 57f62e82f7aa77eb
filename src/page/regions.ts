/** The regions jobs are listed by. */
export const regions = {
  india: { label: 'India', country: 'IN' },
  usa: { label: 'USA', country: 'US' },
} as const
