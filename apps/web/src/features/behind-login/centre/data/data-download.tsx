import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, Heading, Notice } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import styles from '../centre.module.css'

/** Everything that is kept of the member, as one file. */
export function DataDownload() {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api.GET('/api/member/data')),
    // What is in it belongs on the reader's disk, not into the page's memory.
    gcTime: 0,
    onSuccess: (data) => {
      const name = `my-data-${formatDate(data.exportDate)}.json`
      saveFile(name, JSON.stringify(data, null, 2), 'application/json')
    },
  })
  return (
    <section aria-labelledby="own-data" className={styles.stack}>
      <Heading as="h2" id="own-data">
        {t`下载我的数据`}
      </Heading>
      <p className={styles.lead}>
        {t`协会保存的您的资料、申请、会费、订单、票据和抬头、活动、学时、微网站、所属单位和邀请、消息和登录记录，汇成一个 JSON 文件。文件含个人信息，请妥善保管。`}
      </p>
      {error && (
        <Notice tone="danger" live="alert" title={t`没有下载成功`}>
          {errorText(error)}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button variant="outline" busy={isPending} onClick={() => mutate()}>
          <Icon name="download" />
          {t`下载数据`}
        </Button>
      </div>
    </section>
  )
}
