import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import styles from './keyword-form.module.css'
import { type KeywordFormProps, useKeywordForm } from './use-keyword-form.ts'

/** Looks for a word within a list; an empty one ends the search. */
export function KeywordForm(props: KeywordFormProps) {
  const { t } = useLingui()
  const { form, input } = useKeywordForm(props)
  return (
    <form {...form} className={styles.form}>
      <TextInput {...input} start={<Icon name="search" />} className={styles.input} />
      <Button type="submit" variant="outline">{t`查找`}</Button>
    </form>
  )
}
