import { useLingui } from '@lingui/react/macro'
import { Button, Field, Input } from '@portal/ui/chakra'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import styles from './rich-text.module.css'
import { isLinkAddress } from './schema.ts'

/** As people type it: without what stands before the name of a website. */
export const completeAddress = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed

/** Asks where a link leads. It is no form: it stands in one. */
export function LinkLine({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui()
  const known: unknown = editor.getAttributes('link').href
  const [typed, setTyped] = useState(typeof known === 'string' ? known : '')
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const use = () => {
    const href = completeAddress(typed.trim())
    if (!isLinkAddress(href)) return setError(t`请输入完整的网址，例如 https://example.com。`)
    const link = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !known)
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else link.setLink({ href }).run()
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') use()
    else close()
  }
  return (
    <div className={styles.line}>
      <Field label={t`链接地址`} error={error}>
        <Input
          size="sm"
          type="url"
          inputMode="url"
          autoFocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="sm" onClick={use}>{t`确定`}</Button>
      {known !== undefined && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            close()
          }}
        >
          {t`移除链接`}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={close}>{t`取消`}</Button>
    </div>
  )
}
