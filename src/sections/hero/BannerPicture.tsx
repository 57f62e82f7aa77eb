import { useEffect, useRef } from 'react'
import { Picture } from '../../components/Picture'
import type { PictureData } from '../../page/page.generated'
import styles from './HeroGround.module.css'

/** The banner's picture, on a gradient of its own colors. Where it fails, that stands in, and a line in the log says so. */
export function BannerPicture({ picture, className }: { picture: PictureData; className: string | undefined }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => (image.current ? watchFailure(image.current) : undefined), [])
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
        <stop stopColor={left} />
        <stop offset="1" stopColor={right} />
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#banner-colors)" />
    </svg>
  )
}

/** Logs and hides the image if it has failed, or does so from now on. Returns the way to stop. */
function watchFailure(image: HTMLImageElement): (() => void) | undefined {
  const giveUp = () => {
    console.warn(`The banner's picture ${image.currentSrc} did not load; a gradient stands in.`)
    // The browser would draw a frame and a torn sheet over the gradient.
    image.dataset.failed = ''
  }
  // It may have failed before this script was here.
  if (image.complete && image.naturalWidth === 0) return void giveUp()
  image.addEventListener('error', giveUp, { once: true })
  return () => image.removeEventListener('error', giveUp)
}
