import { useState } from 'react'
import { RichTextField } from '../../writing/RichTextField'
import { call } from '../state/calls'
import { studio } from '../state/studio'
import styles from './Control.module.css'

interface RichControlProps {
  id: string
  as: 'rich' | 'block'
  value: string
  label: string
  describedBy: string
  isWrong: boolean
  onWrite: (value: string) => void
}

/** Marked-up words; what a paste could not keep is said under them, to see and to hear. */
export function RichControl({ onWrite, ...field }: RichControlProps) {
  const [lost, setLost] = useState('')
  return (
    <>
      <RichTextField
        {...field}
        onChange={onWrite}
        onLost={(sentences) => {
          setLost(sentences.join(' '))
          studio.announce(sentences.join(' '))
        }}
        chooseLink={(now, words) => studio.chooseLink(now, words)}
        paste={(html, text) => call('paste', { html, text })}
      />
      {lost !== '' && <p className={styles.lost}>{lost}</p>}
    </>
  )
}
