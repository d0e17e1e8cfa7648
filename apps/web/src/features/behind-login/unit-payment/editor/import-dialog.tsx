import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Dialog, Field, FileUploadParts, Notice, Textarea } from '@portal/ui/chakra'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { ownPeopleQueryOptions } from '../queries.ts'
import { mostPeople } from '../rows/pay-row.ts'
import styles from './batch-editor.module.css'
import { ColumnMatch } from './column-match.tsx'
import { TextPreview } from './text-preview.tsx'
import { type ReadImport, useImport } from './use-import.ts'

interface ImportDialogProps {
  onImport: (imported: ReadImport) => void
}

/** Brings in people from a spreadsheet's file, or from what was copied out of one. */
export function ImportDialog({ onImport }: ImportDialogProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const matchId = useId()
  const { read, preview, matching, choose, readChosen, goBack, fault, isReading, reset } = useImport(
    (imported) => {
      onImport(imported)
      setOpen(false)
      setText('')
    },
  )
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="upload" />
        {t`上传或粘贴表格`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={matching ? t`列对应` : t`上传或粘贴表格`}
        closeLabel={t`关闭`}
        size="lg"
        footer={
          <>
            {matching ? (
              <Button variant="outline" onClick={goBack}>{t`返回`}</Button>
            ) : (
              <Button variant="outline" onClick={close}>{t`取消`}</Button>
            )}
            {matching ? (
              <Button key="match" type="submit" form={matchId}>{t`加入名单`}</Button>
            ) : preview ? (
              <Button busy={isReading} onClick={() => read({ rows: preview.rows })}>{t`加入名单`}</Button>
            ) : (
              <Button
                disabled={!text.trim()}
                busy={isReading}
                onClick={() => read({ text })}
              >{t`加入粘贴的内容`}</Button>
            )}
          </>
        }
      >
        <div className={styles.form}>
          {fault && (
            <Notice tone="danger" live="alert" title={t`没有读入`}>
              {fault}
            </Notice>
          )}
          {matching ? (
            <ColumnMatch
              id={matchId}
              rows={matching.table}
              sheet={matching.sheet}
              choice={matching.choice}
              onChoice={choose}
              onDone={readChosen}
            />
          ) : preview ? (
            <TextPreview
              preview={preview}
              onEncoding={(encoding) => read({ file: preview.file, encoding })}
            />
          ) : (
            <Sources isReading={isReading} text={text} onText={setText} onFile={(file) => read({ file })} />
          )}
        </div>
      </Dialog>
    </>
  )
}

interface SourcesProps {
  isReading: boolean
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
}

/** Where the people come from: a file, or what is pasted. */
function Sources({ isReading, text, onText, onFile }: SourcesProps) {
  const { t } = useLingui()
  return (
    <>
      <p>
        {t`各列按名称识别，顺序不限：姓名、身份证号、手机号码、证书编号、缴费年度。本单位人员只需姓名和年度。`}{' '}
        <TemplateButton />
      </p>
      <FileUploadParts.Root
        maxFiles={1}
        accept={['.xlsx', '.xlsm', '.csv', '.txt']}
        acceptedFiles={[]}
        onFileChange={({ acceptedFiles: [file], rejectedFiles: [rejected] }) => {
          const chosen = file ?? rejected?.file
          if (chosen) onFile(chosen)
        }}
        translations={{ dropzone: t`把表格文件拖到这里` }}
      >
        <FileUploadParts.HiddenInput aria-label={t`表格文件`} />
        <FileUploadParts.Dropzone disableClick>
          <Icon name="upload" size="1.75em" />
          <FileUploadParts.DropzoneContent>{t`把 .xlsx 或 .csv 文件拖到这里`}</FileUploadParts.DropzoneContent>
          <FileUploadParts.Trigger asChild>
            <Button variant="outline" size="sm" busy={isReading}>{t`选择文件`}</Button>
          </FileUploadParts.Trigger>
        </FileUploadParts.Dropzone>
      </FileUploadParts.Root>
      <Field label={t`或从表格中复制后粘贴`} hint={t`每行一人，可带表头，一次最多 ${mostPeople} 人。`}>
        <Textarea rows={5} value={text} onChange={({ currentTarget }) => onText(currentTarget.value)} />
      </Field>
    </>
  )
}

/** A workbook with the unit's people and what they owe, to be filled in and uploaded. */
function TemplateButton() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { templateOf } = await import('../import/template.ts')
      return templateOf(await queryClient.ensureQueryData(ownPeopleQueryOptions))
    },
    onSuccess: (file) => saveFile(`${t`代缴名单`}.xlsx`, file, file.type),
    onError: (error) => notify({ kind: 'error', title: t`没有下载`, description: errorText(error) }),
  })
  return (
    <Button variant="ghost" size="sm" busy={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {t`下载模板`}
    </Button>
  )
}
