import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { useUnsavedWork } from '../../../../lib/chakra/desk/tab.ts'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import { BannerPanel } from './banner-panel.tsx'
import { ColumnPanel } from './column-panel.tsx'
import styles from './dictionary.module.css'
import { NavigationPanel } from './navigation-panel.tsx'

/** What stands on the website in which order: its navigation and its banners. */
export function DictionaryPage() {
  const { t } = useLingui()
  const [isNavigationDirty, setNavigationDirty] = useState(false)
  const [areColumnsDirty, setColumnsDirty] = useState(false)
  const [areBannersDirty, setBannersDirty] = useState(false)
  useUnsavedWork(isNavigationDirty || areColumnsDirty || areBannersDirty)
  return (
    <DeskPage title={t`栏目与导航`} lead={t`访客在网站上看到的导航与横幅。`}>
      <div className={styles.lists}>
        <Authorized authority="desk.dictionaries">
          <div className={styles.lists}>
            <ContainedPart>
              <NavigationPanel onDirty={setNavigationDirty} />
            </ContainedPart>
            <ContainedPart>
              <ColumnPanel onDirty={setColumnsDirty} />
            </ContainedPart>
          </div>
        </Authorized>
        <Authorized authority="desk.banners">
          <ContainedPart>
            <BannerPanel onDirty={setBannersDirty} />
          </ContainedPart>
        </Authorized>
      </div>
    </DeskPage>
  )
}
