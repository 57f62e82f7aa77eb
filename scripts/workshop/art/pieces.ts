import type { Picture } from '../../engine/graphics/art-manifest'
import type { Group } from './palette'

/** One hero picture. Motif, group and seed decide every pixel: another seed is another picture. */
export interface Piece extends Pick<Picture, 'motif' | 'page'> {
  group: Group
  seed: number
}

/**
 * Every picture of the site.
 * Seeds were chosen by eye: after a change of a shader, look at all of them again.
 */
export const pieces: readonly Piece[] = [
  { motif: 'globe', group: 'company', seed: 1, page: '/' },
  { motif: 'globe', group: 'company', seed: 18, page: '/about' },
  { motif: 'web', group: 'company', seed: 3, page: '/contact' },
  { motif: 'city', group: 'company', seed: 9, page: '/services' },
  { motif: 'orbits', group: 'company', seed: 16, page: '/enterprise-solutions' },
  { motif: 'trails', group: 'company', seed: 1, page: '/small-to-medium-business' },
  { motif: 'waves', group: 'company', seed: 7, page: '/career' },
  { motif: 'pages', group: 'company', seed: 9, page: '/Blog' },
  { motif: 'pages', group: 'company', seed: 8, page: '/Blog/WebContentOptimization' },
  { motif: 'trails', group: 'company', seed: 2, page: '/Blog/WebsitePerformance' },
  { motif: 'orbits', group: 'company', seed: 17, page: '/Blog/SwDevelopmentLifecycle' },
  { motif: 'city', group: 'company', seed: 13, page: '/Blog/TopWebDevelopment' },
  { motif: 'branches', group: 'company', seed: 4, page: '/Blog/AIAgentCaseStudy' },
  { motif: 'orbits', group: 'application-engineering', seed: 15, page: '/services/applicationServices' },
  { motif: 'slabs', group: 'application-engineering', seed: 11, page: '/services/enterpriseplatformServices' },
  { motif: 'pipelines', group: 'application-engineering', seed: 1, page: '/services/softwareproductdevelopment' },
  { motif: 'gates', group: 'application-engineering', seed: 22, page: '/services/qualityengineeringassurance' },
  { motif: 'crystal', group: 'application-engineering', seed: 20, page: '/services/engineeringresearchdevelopment' },
  { motif: 'web', group: 'application-engineering', seed: 5, page: '/services/CRMImplementation' },
  { motif: 'streams', group: 'application-engineering', seed: 8, page: '/services/businessprocessservices' },
  { motif: 'pulse', group: 'application-engineering', seed: 6, page: '/monitoring' },
  { motif: 'slabs', group: 'application-engineering', seed: 10, page: '/webapp' },
  { motif: 'exploded', group: 'application-engineering', seed: 5, page: '/L2AndL3Support' },
  { motif: 'slabs', group: 'application-engineering', seed: 7, page: '/services/mobileapp' },
  { motif: 'bars', group: 'application-engineering', seed: 6, page: '/regression' },
  { motif: 'gates', group: 'application-engineering', seed: 10, page: '/services/testing' },
  { motif: 'pipelines', group: 'application-engineering', seed: 8, page: '/testingFrameworks' },
  { motif: 'bars', group: 'data-ai', seed: 4, page: '/services/dataandai' },
  { motif: 'branches', group: 'data-ai', seed: 12, page: '/services/agenticaisolutions' },
  { motif: 'pipelines', group: 'data-ai', seed: 11, page: '/services/intelligentbusinessautomations' },
  { motif: 'panels', group: 'data-ai', seed: 17, page: '/services/gwpinsights' },
  { motif: 'waves', group: 'data-ai', seed: 2, page: '/services/experimentationoptimization' },
  { motif: 'prism', group: 'data-ai', seed: 8, page: '/AB-MultivariateTesting' },
  { motif: 'branches', group: 'data-ai', seed: 3, page: '/services/ai' },
  { motif: 'panels', group: 'data-ai', seed: 16, page: '/services/kpidashboards' },
  { motif: 'pulse', group: 'data-ai', seed: 2, page: '/services/dataanalytics' },
  { motif: 'shutters', group: 'data-ai', seed: 2, page: '/Feature-FlagSystems' },
  { motif: 'streams', group: 'data-ai', seed: 4, page: '/services/webcontentanalytics' },
  { motif: 'trails', group: 'strategy-transformation', seed: 8, page: '/services/technology' },
  { motif: 'globe', group: 'strategy-transformation', seed: 1, page: '/services/digital' },
  { motif: 'veins', group: 'strategy-transformation', seed: 5, page: '/services/sustainability' },
  { motif: 'web', group: 'strategy-transformation', seed: 6, page: '/crm-marketing-automation' },
  { motif: 'waves', group: 'strategy-transformation', seed: 1, page: '/services/digitalmarketing' },
  { motif: 'veins', group: 'strategy-transformation', seed: 3, page: '/services/green-stategies' },
  { motif: 'contours', group: 'strategy-transformation', seed: 6, page: '/services/itconsulting' },
  { motif: 'crystal', group: 'strategy-transformation', seed: 8, page: '/services/research-programs' },
  { motif: 'bars', group: 'strategy-transformation', seed: 6, page: '/services/seo-optimization' },
  { motif: 'silk', group: 'creative-experience', seed: 16, page: '/services/experiencestudio' },
  { motif: 'pages', group: 'creative-experience', seed: 8, page: '/services/contentservices' },
  { motif: 'rosette', group: 'creative-experience', seed: 4, page: '/services/branding' },
  { motif: 'voxels', group: 'creative-experience', seed: 7, page: '/services/gamesproductiondevelopment' },
  { motif: 'braille', group: 'creative-experience', seed: 5, page: '/services/accessibility' },
  { motif: 'rosette', group: 'creative-experience', seed: 9, page: '/services/logovisual-identity' },
  { motif: 'stage', group: 'creative-experience', seed: 12, page: '/services/pitchdeck' },
  { motif: 'exploded', group: 'creative-experience', seed: 6, page: '/services/productdesigning' },
  { motif: 'silk', group: 'creative-experience', seed: 20, page: '/services/uiux' },
  { motif: 'braille', group: 'creative-experience', seed: 1, page: '/services/WebAccessibility' },
  { motif: 'streams', group: 'company', seed: 4 },
  { motif: 'slabs', group: 'company', seed: 2 },
  { motif: 'waves', group: 'company', seed: 3 },
  { motif: 'silk', group: 'company', seed: 18 },
  { motif: 'web', group: 'company', seed: 2 },
  { motif: 'gates', group: 'application-engineering', seed: 20 },
  { motif: 'pipelines', group: 'application-engineering', seed: 3 },
  { motif: 'slabs', group: 'application-engineering', seed: 8 },
  { motif: 'web', group: 'application-engineering', seed: 6 },
  { motif: 'bars', group: 'data-ai', seed: 12 },
  { motif: 'branches', group: 'data-ai', seed: 8 },
  { motif: 'streams', group: 'data-ai', seed: 8 },
  { motif: 'veins', group: 'strategy-transformation', seed: 12 },
  { motif: 'contours', group: 'strategy-transformation', seed: 10 },
  { motif: 'orbits', group: 'strategy-transformation', seed: 5 },
  { motif: 'trails', group: 'strategy-transformation', seed: 6 },
  { motif: 'rosette', group: 'creative-experience', seed: 3 },
  { motif: 'voxels', group: 'creative-experience', seed: 5 },
  { motif: 'pages', group: 'creative-experience', seed: 11 },
  { motif: 'waves', group: 'creative-experience', seed: 2 },
  { motif: 'silk', group: 'creative-experience', seed: 2 },
]

/** How messages name a piece, for example "silk company 18". */
export function nameOf({ motif, group, seed }: Piece): string {
  return `${motif} ${group} ${seed}`
}
