import { DescriptionListSkeleton, Skeleton } from '@portal/ui'
import sheet from './sheet.module.css'
import verdict from './verdict.module.css'

/** The verdict and the sheet before they are there, without a colour that would say how it turns out. */
export const AnswerSkeleton = () => (
  <>
    <div className={verdict.verdict} data-standing="open" aria-hidden="true">
      <span className={verdict.mark} />
      <div className={verdict.words}>
        <div className={verdict.title}>
          <Skeleton width="6em" height="1lh" />
        </div>
        <Skeleton width="80%" height="1lh" />
      </div>
      <div className={verdict.time}>
        <Skeleton width="13em" height="1lh" />
      </div>
    </div>
    <div className={sheet.sheet} data-standing="open" aria-hidden="true">
      <div className={sheet.head}>
        <Skeleton width="8em" height="1lh" />
        <div className={sheet.holder}>
          <Skeleton width="4em" height="1lh" />
        </div>
      </div>
      <div className={sheet.body}>
        <div className={sheet.photo} />
        <div className={sheet.facts}>
          <DescriptionListSkeleton rows={13} />
        </div>
      </div>
    </div>
  </>
)
