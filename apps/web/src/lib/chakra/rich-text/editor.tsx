import { useLingui } from '@lingui/react/macro'
import { Notice, Progress } from '@portal/ui/chakra'
import { EditorContent, type Editor as TextEditor, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../../browser/notify.ts'
import richText from '../../content/rich-text/rich-text.module.css'
import { lossesOf, toHtml } from './losses.ts'
import { type Arrivals, arrivalHandlers } from './paste.ts'
import styles from './rich-text.module.css'
import { extensions, toDocument } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import { usePictures } from './use-pictures.ts'

interface EditorProps {
  labelId: string
  helpId: string
  isInvalid: boolean
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  disabled?: boolean
}

/** The editor with its tools. What is typed is told as it would be stored. */
export function Editor({
  labelId,
  helpId,
  isInvalid,
  value,
  onChange,
  onBlur,
  disabled = false,
}: EditorProps) {
  const { t } = useLingui()
  const current = useRef<TextEditor>(null)
  const written = useRef(value)
  const pictures = usePictures(() => current.current)
  const tellDropped = (count: number, description: string) =>
    count > 0 && notify({ kind: 'info', title: t`有 ${count} 张图片没有粘贴`, description })
  const arrivals: Arrivals = {
    onPictures: pictures.add,
    onDropped: ({ elsewhere, onDevice }) => {
      tellDropped(elsewhere, t`它们存放在其他网站上，请保存到本机后再插入。`)
      tellDropped(onDevice, t`它们在您的电脑上，网页读取不到；请用“插入图片”选择图片文件，或逐张复制后粘贴。`)
    },
  }
  const latest = useRef(arrivals)
  useEffect(() => {
    latest.current = arrivals
  })
  const [handlers] = useState(() => arrivalHandlers(() => latest.current))
  const editor = useEditor({
    extensions,
    content: toDocument(value).toJSON(),
    // The style of the editor is in the stylesheet: the website's policy lets nothing else through.
    injectCSS: false,
    editable: !disabled,
    editorProps: {
      handleDOMEvents: handlers,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': helpId,
        lang: 'zh-CN',
        class: `${richText.text} ${styles.text}`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = toHtml(changed.state.doc)
      onChange(written.current)
    },
    onBlur,
  })
  useEffect(() => {
    current.current = editor
  }, [editor])
  // A value that did not come from here: what was kept was put back, or thrown away.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(toDocument(value).toJSON(), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div
      className={styles.editor}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      {!disabled && <Toolbar editor={editor} onPictures={pictures.add} />}
      <Losses html={value} />
      {pictures.sendings.map(({ key, name, share }) => (
        <div key={key} className={styles.sending}>
          <Progress value={Math.round(share * 100)} label={t`正在上传 ${name}`} />
        </div>
      ))}
      <EditorContent editor={editor} />
    </div>
  )
}

/** Says what of an older text the editor cannot hold. */
function Losses({ html }: { html: string }) {
  const { t } = useLingui()
  const losses = lossesOf(html).join('、')
  if (!losses) return null
  return (
    <Notice tone="warning" title={t`这段内容含有编辑器不支持的格式`}>
      {t`不修改就会原样保留；一旦修改，以下格式将被简化：${losses}`}
    </Notice>
  )
}
