import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { NativeSelect } from '@portal/ui/chakra'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useRef, useState } from 'react'
import { chosenFiles } from '../../forms/upload/choose-files.ts'
import { acceptOf } from '../../forms/upload/upload-item.ts'
import { LinkLine } from './link-line.tsx'
import { PictureLine } from './picture-line.tsx'
import styles from './rich-text.module.css'
import { TableTools } from './table-tools.tsx'
import { ToolIcon } from './tool-icon.tsx'

interface ToolbarProps {
  editor: Editor
  onPictures: (files: File[]) => void
}

const marks = ['bold', 'italic', 'underline', 'strike'] as const
const levels = [2, 3, 4] as const

/** What the tools have to know of where the cursor stands. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  marks: marks.filter((mark) => editor.isActive(mark)),
  level: levels.find((level) => editor.isActive('heading', { level })),
  isBullets: editor.isActive('bulletList'),
  isNumbers: editor.isActive('orderedList'),
  isQuote: editor.isActive('blockquote'),
  isLink: editor.isActive('link'),
  isPicture: editor.isActive('image'),
  isTable: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

/** The tools over the text. */
export function Toolbar({ editor, onPictures }: ToolbarProps) {
  const { t } = useLingui()
  const state = useEditorState({ editor, selector: stateOf })
  const [isLinking, setLinking] = useState(false)
  const run = () => editor.chain().focus()
  const names = { bold: t`加粗`, italic: t`斜体`, underline: t`下划线`, strike: t`删除线` }
  return (
    <div className={styles.tools}>
      <fieldset className={styles.bar}>
        <legend className="visually-hidden">{t`文字格式`}</legend>
        <Levels editor={editor} level={state.level} />
        {marks.map((mark) => (
          <Tool
            key={mark}
            label={names[mark]}
            isOn={state.marks.includes(mark)}
            onPress={() => run().toggleMark(mark).run()}
          >
            <span data-mark={mark} className={styles.letter}>
              {mark[0]?.toUpperCase()}
            </span>
          </Tool>
        ))}
        <Tool label={t`项目列表`} isOn={state.isBullets} onPress={() => run().toggleBulletList().run()}>
          <ToolIcon name="bullets" />
        </Tool>
        <Tool label={t`编号列表`} isOn={state.isNumbers} onPress={() => run().toggleOrderedList().run()}>
          <ToolIcon name="numbers" />
        </Tool>
        <Tool label={t`引用`} isOn={state.isQuote} onPress={() => run().toggleBlockquote().run()}>
          <ToolIcon name="quote" />
        </Tool>
        <Tool label={t`链接`} isOn={state.isLink || isLinking} onPress={() => setLinking(!isLinking)}>
          <Icon name="link" />
        </Tool>
        <PictureTool onPictures={onPictures} />
        <Tool
          label={t`插入表格`}
          onPress={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <ToolIcon name="table" />
        </Tool>
        <Tool label={t`撤销`} isDisabled={!state.canUndo} onPress={() => run().undo().run()}>
          <ToolIcon name="undo" />
        </Tool>
        <Tool label={t`重做`} isDisabled={!state.canRedo} onPress={() => run().redo().run()}>
          <ToolIcon name="redo" />
        </Tool>
      </fieldset>
      {isLinking && <LinkLine editor={editor} onClose={() => setLinking(false)} />}
      {state.isPicture && <PictureLine editor={editor} />}
      {state.isTable && <TableTools editor={editor} />}
    </div>
  )
}

function Levels({ editor, level }: { editor: Editor; level: (typeof levels)[number] | undefined }) {
  const { t } = useLingui()
  const choose = (value: string) => {
    const chosen = levels.find((one) => String(one) === value)
    if (chosen) editor.chain().focus().setHeading({ level: chosen }).run()
    else editor.chain().focus().setParagraph().run()
  }
  return (
    <div className={styles.levels}>
      <NativeSelect
        size="sm"
        aria-label={t`段落格式`}
        value={level ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t`正文`}</option>
        <option value="2">{t`一级标题`}</option>
        <option value="3">{t`二级标题`}</option>
        <option value="4">{t`三级标题`}</option>
      </NativeSelect>
    </div>
  )
}

interface ToolProps {
  label: string
  /** For a tool that is on or off. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** One tool: a press leaves the selection in the text as it is. */
export const Tool = ({ label, isOn, isDisabled = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <span aria-hidden="true">{children}</span>
  </button>
)

function PictureTool({ onPictures }: Pick<ToolbarProps, 'onPictures'>) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tool label={t`插入图片`} onPress={() => input.current?.click()}>
        <Icon name="upload" />
      </Tool>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf('picture')}
        aria-label={t`插入图片`}
        onChange={(event) => onPictures(chosenFiles(event))}
      />
    </>
  )
}
