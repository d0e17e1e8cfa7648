import { useLingui } from '@lingui/react/macro'
import type { BoundContacts } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Heading, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { notify } from '../../../../lib/browser/notify.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { OpenedPart } from '../../../../lib/chakra/page/opened-part.tsx'
import { useRole } from '../../../../lib/session/session.ts'
import styles from '../centre.module.css'
import { type CentreSearch, type Channel, channels } from '../centre-search.ts'
import { contactsQueryOptions } from '../queries.ts'
import { ContactForm } from './contact-form.tsx'

/** Where codes go: the phone and the mail address of the account. */
export function ContactPart({ search: { change } }: { search: CentreSearch }) {
  const { t } = useLingui()
  const query = useQuery(contactsQueryOptions)
  const { data, error } = query
  if (!data && error) return <LoadError query={query} title={t`联系方式没有加载成功`} />
  if (!data) return <SkeletonText lines={6} />
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{t`验证码和重要通知会发到这里；用绑定的手机或邮箱可以找回密码。`}</p>
      {error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      {channels.map((channel) => (
        <Contact key={channel} channel={channel} contacts={data} isOpen={change === channel} />
      ))}
    </div>
  )
}

/** The address of the part, with what is being changed. */
const withChange = (change: Channel | undefined) => (search: object) => ({ ...search, change })

interface ContactProps {
  channel: Channel
  contacts: BoundContacts
  /** Whether it is being changed. */
  isOpen: boolean
}

function Contact({ channel, contacts, isOpen }: ContactProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPerson = useRole() === 'memberPersonal'
  const isPhone = channel === 'phone'
  const bound = isPhone ? contacts.phone : contacts.email
  const close = () =>
    void navigate({
      to: '.',
      search: withChange(undefined),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  const finish = () => {
    notify({
      kind: 'success',
      title: isPhone ? t`手机号码已绑定` : t`邮箱已绑定`,
      // A unit logs in by its name.
      ...(isPhone && isPerson && { description: t`以后请用新手机号码登录。` }),
    })
    close()
  }
  return (
    <section aria-labelledby={`contact-${channel}`} className={styles.line}>
      <div className={styles.contact}>
        <span className={styles.sign}>
          <Icon name={isPhone ? 'phone' : 'mail'} size="1.5rem" />
        </span>
        <div className={styles.bound}>
          <Heading as="h2" size="md" id={`contact-${channel}`}>
            {isPhone ? t`手机号码` : t`邮箱`}
          </Heading>
          <p className={styles.facts}>{bound ?? t`尚未绑定`}</p>
        </div>
        {!isOpen && (
          <Button asChild variant="outline" size="sm">
            <Link
              to="."
              search={withChange(channel)}
              resetScroll={false}
              aria-describedby={`contact-${channel}`}
            >
              {bound === null ? t`绑定` : t`更换`}
            </Link>
          </Button>
        )}
      </div>
      <OpenedPart of={isOpen}>
        {isOpen && (
          <div className={styles.opened}>
            <ContactForm channel={channel} bound={bound} onBound={finish} onCancel={close} />
          </div>
        )}
      </OpenedPart>
    </section>
  )
}
