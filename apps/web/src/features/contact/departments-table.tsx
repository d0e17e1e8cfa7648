import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { CopyButton } from './copy-button.tsx'
import { departments } from './departments.ts'
import styles from './departments-table.module.css'

/** Every department with what it does, its room, telephone and mail. */
export function Departments() {
  const { i18n, t } = useLingui()
  return (
    <ul className={styles.departments}>
      {departments.map(({ name, matters, phone, mail, room }) => (
        <li key={mail} className={styles.department}>
          <span className={styles.room}>
            <span className="visually-hidden">{t`房间`}</span>
            {room}
          </span>
          <div className={styles.what}>
            <h3>{i18n._(name)}</h3>
            <p>{i18n._(matters)}</p>
          </div>
          <p className={styles.reach}>
            <span>
              <a href={`tel:${phone}`} className={styles.phone}>
                {phone}
              </a>
              <CopyButton text={phone} name={t`电话`} />
            </span>
            <span>
              <a href={`mailto:${mail}`} className={linkClass}>
                {mail}
              </a>
              <CopyButton text={mail} name={t`邮箱`} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
