import { useEffect, useRef } from 'react'
import { Picture } from '../../components/Picture'
import type { PictureData } from '../../page/page.generated'

/** The banner's picture. Where it fails, the gradient behind it stands in, and a line in the log says so. */
export function BannerPicture({ picture, className }: { picture: PictureData; className: string | undefined }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => (image.current ? logFailure(image.current) : undefined), [])
  return <Picture picture={picture} sizes="100vw" className={className} imageRef={image} first />
}

/** Logs if the image has failed, or does so from now on. Returns the way to stop. */
function logFailure(image: HTMLImageElement): (() => void) | undefined {
  const log = () => console.warn(`The banner's picture ${image.currentSrc} did not load; a gradient stands in.`)
  // It may have failed before this script was here.
  if (image.complete && image.naturalWidth === 0) return void log()
  image.addEventListener('error', log, { once: true })
  return () => image.removeEventListener('error', log)
}
