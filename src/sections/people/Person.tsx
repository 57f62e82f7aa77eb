import { Anchor } from '../../components/Anchor'
import { Picture } from '../../components/Picture'
import { RichText } from '../../components/RichText'
import type { Person as PersonData } from '../../page/page.generated'
import styles from './Person.module.css'

interface PersonProps {
  person: PersonData
  /** Whether there is a place for a picture: who has none among others who do has their initials there. */
  pictured: boolean
}

export function Person({ person: { name, role, text, image, profile }, pictured }: PersonProps) {
  return (
    <div className={styles.person} data-pictured={pictured}>
      {image ? (
        <Picture
          picture={image}
          sizes="(min-width: 64em) 25rem, (min-width: 48em) 45vw, 7rem"
          className={styles.portrait}
        />
      ) : (
        pictured && (
          <div className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </div>
        )
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.role}>{role}</p>
        {text && (
          <p>
            <RichText content={text} />
          </p>
        )}
        {profile && (
          <p>
            <Anchor path={profile} className={styles.profile}>
              Profile<span className="visually-hidden">{` of ${name}`}</span>
            </Anchor>
          </p>
        )}
      </div>
    </div>
  )
}

/** The first letters of the first and the last of a person's names. */
function initialsOf(name: string): string {
  const names = name.split(' ')
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((each = '') => String.fromCodePoint(each.codePointAt(0) ?? 32)).join('')
}
