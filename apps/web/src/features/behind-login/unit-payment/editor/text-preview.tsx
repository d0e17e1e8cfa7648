import { Plural, useLingui } from '@lingui/react/macro'
import { Field, NativeSelect } from '@portal/ui/chakra'
import type { TextEncoding } from '../import/decode.ts'
import styles from './batch-editor.module.css'
import type { TextPreview as Preview } from './use-import.ts'

/** How many rows and columns are shown of a table. */
const shown = { rows: 6, columns: 8 }

interface TextPreviewProps {
  preview: Preview
  onEncoding: (encoding: TextEncoding) => void
}

/** The first rows of a text, and how its letters are written: where they are not to be read, the other way is chosen. */
export function TextPreview({ preview, onEncoding }: TextPreviewProps) {
  const { t } = useLingui()
  const { file, rows, encoding } = preview
  const { name } = file
  return (
    <section aria-label={t`文件预览`} className={styles.form}>
      <p>
        <span className={styles.source}>{name}</span> <Plural value={rows.length} one="# 行" other="# 行" />
      </p>
      <Field label={t`文字编码`} hint={t`如果下面是乱码，请换一种编码。`}>
        <NativeSelect
          value={encoding}
          onChange={({ currentTarget }) => onEncoding(currentTarget.value as TextEncoding)}
        >
          <option value="utf-8">UTF-8</option>
          <option value="gb18030">GB18030（GBK）</option>
        </NativeSelect>
      </Field>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.previewed} tabIndex={0} aria-label={t`表格的前几行`}>
        <table>
          <tbody>
            {rows.slice(0, shown.rows).map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file have no names, and never move
              <tr key={index}>
                {cells.slice(0, shown.columns).map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as the rows
                  <td key={column} lang="zh-CN">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
