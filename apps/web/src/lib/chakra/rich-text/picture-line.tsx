import { useLingui } from '@lingui/react/macro'
import { Field, Input } from '@portal/ui/chakra'
import { type Editor, useEditorState } from '@tiptap/react'
import styles from './rich-text.module.css'

/** The words for those who do not see the chosen picture. */
export function PictureLine({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const alt = useEditorState({
    editor,
    selector: ({ editor: { getAttributes } }) => String(getAttributes.call(editor, 'image').alt ?? ''),
  })
  return (
    <div className={styles.line}>
      <Field label={t`图片说明`} hint={t`读屏软件会读出这段文字；图片无法显示时也会显示它。`}>
        <Input
          size="sm"
          maxLength={100}
          value={alt}
          onChange={({ currentTarget }) =>
            editor.commands.updateAttributes('image', { alt: currentTarget.value.trimStart() })
          }
          onBlur={() => editor.commands.updateAttributes('image', { alt: alt.trim() })}
        />
      </Field>
    </div>
  )
}
