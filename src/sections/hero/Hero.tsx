import { Button } from '../../components/Button'
import { PopoverButton } from '../../components/PopoverButton'
import { RichText } from '../../components/RichText'
import type { Hero as HeroSection } from '../../page/page.generated'
import { ArticleFacts } from './ArticleFacts'
import { BannerPicture } from './BannerPicture'
import { Breadcrumb } from './Breadcrumb'
import styles from './Hero.module.css'
import ground from './HeroGround.module.css'
import { ScrollDown } from './ScrollDown'

export function Hero(hero: HeroSection) {
  return (
    <section
      id={hero.id}
      className={`${styles.hero} ${ground.ground}`}
      data-band="deep"
      data-group={hero.group}
      data-height={hero.height}
      aria-labelledby={`${hero.id}-heading`}
    >
      {hero.picture && <BannerPicture picture={hero.picture} className={styles.art} />}
      <div className={styles.container}>
        <div className={styles.words}>
          {hero.breadcrumb.length > 0 && <Breadcrumb links={hero.breadcrumb} />}
          <h1 id={`${hero.id}-heading`} className={styles.heading} tabIndex={-1}>
            {hero.heading}
          </h1>
          {hero.text && (
            <p className={styles.lead}>
              <RichText content={hero.text} />
            </p>
          )}
          {(hero.published || hero.reviewed) && <ArticleFacts article={hero} />}
          {(hero.menuButton || hero.button || hero.secondButton) && (
            <div className={styles.buttons}>
              {hero.menuButton && <PopoverButton target="services-menu" label={hero.menuButton} />}
              {hero.button && <Button link={hero.button} variant={hero.menuButton ? 'quiet' : 'filled'} />}
              {hero.secondButton && <Button link={hero.secondButton} variant="quiet" />}
            </div>
          )}
        </div>
      </div>
      {hero.next && <ScrollDown next={hero.next} />}
    </section>
  )
}
