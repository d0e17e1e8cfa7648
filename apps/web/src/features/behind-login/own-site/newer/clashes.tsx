import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import { plainText } from '../../../../lib/content/rich-text/plain-text.ts'
import styles from '../own-site.module.css'
import { type Based, changesSince, type FieldOf } from './merge.ts'

interface ClashesProps<Values extends Based> {
  /** Gets the focus when it appears. */
  ref: Ref<HTMLDivElement>
  title: string
  /** What each field is called, in the form's order. */
  names: Record<FieldOf<Values>, MessageDescriptor>
  /** As it was saved elsewhere. */
  there: Values
  /** As it is typed. */
  here: Values
  onTake: () => void
  onKeep: () => void
}

/** Says that a record was changed elsewhere meanwhile, and shows the fields in which both have been changed. */
export function Clashes<Values extends Based>({ ref, names, there, here, ...notice }: ClashesProps<Values>) {
  const { t, i18n } = useLingui()
  const { both } = changesSince(here, there)
  const fields = Object.keys(names) as FieldOf<Values>[]
  return (
    <div ref={ref} tabIndex={-1} className={styles.choice}>
      <NewerNotice {...notice}>
        <Compared
          fields={fields
            .filter((id) => both.includes(id))
            .map((id) => ({
              id,
              label: i18n._(names[id]),
              ...compared(shownValue(there[id]), shownValue(here[id]), t`只有格式或图片不同`),
            }))}
        />
      </NewerNotice>
    </div>
  )
}

/** The words of a text; the addresses of pictures. */
const shownValue = (value: unknown): string =>
  typeof value === 'string'
    ? plainText(value)
    : (value as { imgUrl: string }[]).map(({ imgUrl }) => imgUrl).join('、')

const compared = (there: string, here: string, unseen: string) => ({
  there,
  here: there === here ? unseen : here,
})
