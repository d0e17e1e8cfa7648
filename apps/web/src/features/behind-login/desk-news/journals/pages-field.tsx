import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Fieldset, IconButton } from '@portal/ui/chakra'
import { useEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { UploadField } from '../../../../lib/chakra/fields/upload-field.tsx'
import { focusMove } from '../../../../lib/chakra/list/order/use-order.ts'
import { Picture } from '../../../../lib/content/picture.tsx'
import { keptFiles } from '../../../../lib/forms/upload/upload-item.ts'
import type { ChangeItems } from '../../../../lib/forms/upload/use-uploads.ts'
import type { JournalValues } from './journal-values.ts'
import styles from './journals.module.css'
import { movePage } from './move-page.ts'

const most = 300

/** The pages of an issue in their order: uploaded, moved and taken away. */
export function PagesField({ form }: { form: RecordForm<JournalValues> }) {
  const { t } = useLingui()
  const [pages, arriving] = useWatch({ control: form.control, name: ['pages', 'arriving'] })
  const { errors } = useFormState({ control: form.control })
  const list = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<{ url: string; steps: 1 | -1; place: number }>()
  // At the end of the list the button that moved a page leads no further, and would lose the focus.
  useEffect(() => {
    if (last) focusMove(list.current, last.url, last.steps)
  }, [last])
  const put = (next: string[]) => {
    form.setValue('pages', next, { shouldDirty: true })
    form.clearErrors('pages')
  }
  // Files arrive in any order. They follow the pages once all are there, in the order in which they were chosen.
  const change: ChangeItems = (apply) => {
    const items = apply(form.getValues('arriving'))
    const isDone = items.every(({ file, error }) => file || error)
    const kept = isDone ? keptFiles(items) : []
    form.setValue('arriving', isDone ? items.filter(({ file }) => !file) : items, { shouldDirty: true })
    form.clearErrors('arriving')
    if (kept.length > 0) put([...form.getValues('pages'), ...kept.map(({ url }) => url)])
  }
  const move = (url: string, index: number, steps: 1 | -1) => {
    put(movePage(pages, index, steps))
    setLast({ url, steps, place: index + steps + 1 })
  }
  const place = last?.place
  const remove = (index: number) => {
    put(pages.filter((_page, at) => at !== index))
    list.current?.focus()
  }
  const error = errors.pages?.message ?? errors.pages?.find?.((one) => one?.message)?.message
  return (
    <div ref={list} tabIndex={-1} className={layout.panel}>
      <Fieldset legend={t`页面`}>
        {pages.length > 0 && (
          <ol className={styles.pages}>
            {pages.map((url, index) => (
              <Page
                key={url}
                url={url}
                index={index}
                count={pages.length}
                onMove={(steps) => move(url, index, steps)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        )}
        <span role="status" className="visually-hidden">
          {place !== undefined && t`已移到第 ${place} 位`}
        </span>
        <UploadField
          label={t`添加页面`}
          hint={t`按页码顺序选择 JPG 或 PNG 图片，每张不超过 10 MB；第一页是封面。`}
          kind="picture"
          max={most - pages.length}
          items={arriving}
          error={errors.arriving?.message ?? error}
          onChange={change}
        />
      </Fieldset>
    </div>
  )
}

interface PageProps {
  url: string
  index: number
  count: number
  onMove: (steps: 1 | -1) => void
  onRemove: () => void
}

function Page({ url, index, count, onMove, onRemove }: PageProps) {
  const { t } = useLingui()
  const number = index + 1
  return (
    <li className={styles.page}>
      <Picture path={url} width={794} height={1123} loading="lazy" className={styles.picture} />
      <span className={styles.number}>{index === 0 ? t`封面` : t`第 ${number} 页`}</span>
      <div className={styles.tools}>
        <IconButton
          label={t`第 ${number} 页前移`}
          icon={<Icon name="chevronLeft" />}
          size="sm"
          data-moves={`${url}/-1`}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`第 ${number} 页后移`}
          icon={<Icon name="chevronRight" />}
          size="sm"
          data-moves={`${url}/1`}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t`删除第 ${number} 页`}
          icon={<Icon name="close" />}
          size="sm"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
