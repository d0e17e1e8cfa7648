import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Dialog, Field, Input, Notice, RadioGroup } from '@portal/ui/chakra'
import { useId, useState } from 'react'
import { errorText } from '../../../lib/api/errors.ts'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { isConflict } from '../../../lib/chakra/desk/conflict-text.ts'
import { fromLocalTime, toLocalTime } from '../../../lib/chakra/desk/local-time.ts'
import layout from '../../../lib/chakra/desk/record-form/record-form.module.css'
import type { ArticleRow, SomeKind } from './kinds/article-kind.ts'
import { usePublishArticle } from './mutations.ts'

interface PublishDialogProps {
  kind: SomeKind
  article: Pick<ArticleRow, 'id' | 'version' | 'title' | 'status' | 'publishDate'>
  onClose: () => void
}

/** Asks when an article is to appear, and publishes it. */
export default function PublishDialog({ kind, article, onClose }: PublishDialogProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { mutateAsync, isPending } = usePublishArticle(kind)
  const [now] = useState(serverNow)
  const isAhead = article.status === 'PUBLISHED' && Date.parse(article.publishDate) > now
  const [when, setWhen] = useState(isAhead ? 'later' : 'now')
  const [time, setTime] = useState(isAhead ? toLocalTime(article.publishDate) : '')
  const [fault, setFault] = useState<string>()
  const publish = async () => {
    const publishDate = when === 'later' ? fromLocalTime(time) : undefined
    if (when === 'later' && !(publishDate && Date.parse(publishDate) > serverNow()))
      return setFault(t`请选择一个将来的时间。`)
    try {
      const { publishDate: date } = await mutateAsync({ article, publishDate })
      const shown = formatDateTime(date)
      notify({
        kind: 'success',
        title: publishDate ? t`将于 ${shown} 发布` : i18n._(kind.words.published),
        description: article.title,
      })
      onClose()
    } catch (error) {
      if (!isConflict(error)) return setFault(errorText(error))
      // Somebody else has changed it: what is published is looked at first.
      notify({ kind: 'error', title: t`没有发布`, description: errorText(error) })
      onClose()
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={i18n._(kind.words.publish)}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button type="submit" form={id} busy={isPending}>
            {when === 'later' ? t`定时发布` : t`立即发布`}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        <p lang="zh-CN">{article.title}</p>
        <RadioGroup
          legend={t`发布时间`}
          items={[
            { value: 'now', label: t`现在` },
            { value: 'later', label: t`指定时间` },
          ]}
          value={when}
          onChange={(chosen) => {
            setWhen(chosen)
            setFault(undefined)
          }}
        />
        {when === 'later' && (
          <Field label={t`发布于（北京时间）`} hint={t`到时自动出现在网站上。`} required>
            <Input
              type="datetime-local"
              value={time}
              min={toLocalTime(new Date(now))}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          </Field>
        )}
        {fault && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
