import { useLingui } from '@lingui/react/macro'
import { SkeletonText, Text } from '@portal/ui/chakra'
import { Suspense, useId, useRef } from 'react'
import { lazyPart } from '../../states/lazy-part.tsx'
import styles from './rich-text.module.css'

// The editor is heavy, and most visits change something else.
const Editor = lazyPart(async () => ({ default: (await import('./editor.tsx')).Editor }))

interface RichTextFieldProps {
  label: string
  error: string | undefined
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  disabled?: boolean
}

/** A text with headings, lists, tables and pictures, as a field of a form. */
export function RichTextField({ label, error, onChange, ...editor }: RichTextFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  // What a button or a paste changes is no input to the browser, and counts as typed all the same.
  const tell = (html: string) => {
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
    onChange(html)
  }
  return (
    <div ref={field} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <Editor {...editor} onChange={tell} labelId={id} helpId={`${id}-help`} isInvalid={Boolean(error)} />
      </Suspense>
      <div id={`${id}-help`}>
        <Text color="fg.muted" textStyle="sm">
          {t`可以直接从 Word 或公众号文章粘贴，图片可拖入或粘贴。`}
        </Text>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
