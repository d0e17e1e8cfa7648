import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Input } from '@portal/ui/chakra'
import styles from '../list/keyword-form.module.css'
import { type KeywordFormProps, useKeywordForm } from '../list/use-keyword-form.ts'

/** Looks for a word within a member's list; an empty one ends the search. */
export function KeywordForm({ label, value, onSearch }: KeywordFormProps) {
  const { t } = useLingui()
  const { form, input } = useKeywordForm({ label, value, onSearch })
  return (
    <form {...form} className={styles.form}>
      <div className={styles.input}>
        <Input {...input} start={<Icon name="search" />} />
      </div>
      <Button type="submit" variant="outline">{t`查找`}</Button>
    </form>
  )
}
