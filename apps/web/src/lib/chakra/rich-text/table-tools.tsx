import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import type { Editor } from '@tiptap/react'
import styles from './rich-text.module.css'

/** What is done to the table in which the cursor stands. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const run = () => editor.chain().focus()
  const tools = [
    [t`加一行`, () => run().addRowAfter().run()],
    [t`加一列`, () => run().addColumnAfter().run()],
    [t`删除本行`, () => run().deleteRow().run()],
    [t`删除本列`, () => run().deleteColumn().run()],
    [t`表头`, () => run().toggleHeaderRow().run()],
    [t`合并或拆分`, () => run().mergeOrSplit().run()],
    [t`删除表格`, () => run().deleteTable().run()],
  ] as const
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t`表格`}</legend>
      {tools.map(([label, use]) => (
        <Button key={label} size="sm" variant="ghost" onClick={use}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
