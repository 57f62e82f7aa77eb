import { useEffect, useRef } from 'react'
import { Picture } from '../../components/Picture'
import type { PictureData } from '../../page/page.generated'
import styles from './HeroGround.module.css'

/** The banner's picture, on a gradient of its own colors. Where it fails, that stands in, and a line in the log says so. */
export function BannerPicture({ picture, className }: { picture: PictureData; className: string | undefined }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => (image.current ? logFailure(image.current) : undefined), [])
  return (
    <>
      {picture.colors && <Gradient {...picture.colors} />}
      <Picture picture={picture} sizes="100vw" className={className} imageRef={image} first />
    </>
  )
}

/** Drawn, not styled: the site's policy allows no style attribute, and a class cannot hold every picture's colors. */
function Gradient({ left, right }: NonNullable<PictureData['colors']>) {
  return (
    <svg className={styles.colors} aria-hidden="true">
      <linearGradient id="banner-colors">
        <stop offset=".25" stopColor={left} />
        <stop offset=".75" stopColor={right} />
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#banner-colors)" />
    </svg>
  )
}

/** Logs if the image has failed, or does so from now on. Returns the way to stop. */
function logFailure(image: HTMLImageElement): (() => void) | undefined {
  const log = () => console.warn(`The banner's picture ${image.currentSrc} did not load; a gradient stands in.`)
  // It may have failed before this script was here.
  if (image.complete && image.naturalWidth === 0) return void log()
  image.addEventListener('error', log, { once: true })
  return () => image.removeEventListener('error', log)
}
