import type { Ref } from 'react'
import type { PictureData } from '../page/page.generated'

interface PictureProps {
  picture: PictureData
  sizes: string
  className?: string | undefined
  /** The first picture of a page is fetched at once, any other when it comes near. */
  first?: boolean
  imageRef?: Ref<HTMLImageElement>
}

export function Picture({ picture, sizes, className, first = false, imageRef }: PictureProps) {
  const { portrait } = picture
  return (
    <picture className={className}>
      {portrait && (
        <source
          type="image/avif"
          media="(max-width: 767px) and (orientation: portrait)"
          srcSet={`${portrait.src} ${portrait.width}w`}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
      <img
        ref={imageRef}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        data-framing={picture.framing}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
