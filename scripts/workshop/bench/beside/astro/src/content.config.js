import { glob } from 'astro/loaders'
import { defineCollection, z } from 'astro:content'

const button = z.object({ label: z.string(), path: z.string() })
const titled = z.object({ title: z.string(), description: z.string() })
const section = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), heading: z.string(), text: z.string().optional(), button: button.optional() }),
  z.object({ type: z.literal('intro'), heading: z.string(), text: z.array(z.string()) }),
  z.object({
    type: z.literal('cardGrid'),
    heading: z.string(),
    cards: z.array(titled.extend({ icon: z.string(), keyPoints: z.array(z.string()) })),
  }),
  z.object({ type: z.literal('process'), heading: z.string(), steps: z.array(titled) }),
  z.object({ type: z.literal('whyUs'), heading: z.string(), reasons: z.array(titled.extend({ icon: z.string() })) }),
  z.object({ type: z.literal('cta'), heading: z.string(), text: z.string(), button }),
])

export const collections = {
  pages: defineCollection({
    loader: glob({ pattern: '**/*.json', base: './content/documents' }),
    schema: z.object({
      title: z.string(),
      description: z.string(),
      group: z.string().optional(),
      menu: z.object({ order: z.number() }).optional(),
      sections: z.array(section),
    }),
  }),
}
