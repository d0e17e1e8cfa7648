import { useLingui } from '@lingui/react/macro'
import { RadioGroup, Switch } from '@portal/ui/chakra'
import { setTheme, useTheme } from '../../browser/theme.ts'
import styles from './arrangement.module.css'
import {
  changeSettings,
  type DeskSettings,
  layouts,
  lockTimes,
  primaryColours,
  useSettings,
} from './desk-settings.ts'

const navThemes = ['light', 'dark', 'realDark'] as const

/** How the desk is arranged on this device (specification §3); each choice is seen at once and kept. */
export const Arrangement = () => (
  <div className={styles.settings}>
    <Choices />
    <Switches />
  </div>
)

function Choices() {
  const { t } = useLingui()
  const settings = useSettings()
  const navTheme = useTheme() === 'dark' ? 'realDark' : settings.navTheme
  const chooseTheme = (chosen: (typeof navThemes)[number]) => {
    setTheme(chosen === 'realDark' ? 'dark' : 'light')
    if (chosen !== 'realDark') changeSettings({ navTheme: chosen })
  }
  const colours = { ink: t`墨蓝`, green: t`松绿`, brass: t`赭黄`, neutral: t`石墨` }
  const minutes = (count: number) => t`${count} 分钟`
  return (
    <>
      <Choice
        legend={t`主题`}
        names={{ light: t`浅色`, dark: t`深色菜单`, realDark: t`暗黑` }}
        values={navThemes}
        value={navTheme}
        onChange={chooseTheme}
      />
      <Choice
        legend={t`导航布局`}
        names={{ side: t`侧边菜单`, top: t`顶部菜单`, leftMixed: t`左侧混合菜单` }}
        values={layouts}
        value={settings.layout}
        onChange={(layout) => changeSettings({ layout })}
      />
      <Choice
        legend={t`主色`}
        names={colours}
        values={primaryColours}
        value={settings.primaryColour}
        onChange={(primaryColour) => changeSettings({ primaryColour })}
      />
      <Choice
        legend={t`内容宽度`}
        names={{ fluid: t`铺满`, fixed: t`定宽` }}
        values={['fluid', 'fixed'] as const}
        value={settings.contentWidth}
        onChange={(contentWidth) => changeSettings({ contentWidth })}
      />
      <Choice
        legend={t`无操作后锁定屏幕`}
        names={{ 0: t`从不`, 5: minutes(5), 15: minutes(15), 30: minutes(30), 60: minutes(60) }}
        values={lockTimes}
        value={settings.lockAfter}
        onChange={(lockAfter) => changeSettings({ lockAfter })}
      />
    </>
  )
}

interface ChoiceProps<Value extends string | number> {
  legend: string
  names: Record<Value, string>
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>({
  legend,
  names,
  values,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <RadioGroup
      legend={legend}
      items={values.map((one) => ({ value: String(one), label: names[one] }))}
      value={String(value)}
      onChange={(chosen) => {
        const found = values.find((one) => String(one) === chosen)
        if (found !== undefined) onChange(found)
      }}
    />
  )
}

function Switches() {
  const { t } = useLingui()
  const settings = useSettings()
  const switches: [keyof DeskSettings, string][] = [
    ['fixedSidebar', t`固定侧边栏`],
    ['fixedHeader', t`固定顶栏`],
    ['multiTab', t`多标签页`],
    ['letterKeys', t`单字母快捷键`],
  ]
  return (
    <div className={styles.switches}>
      {switches.map(([name, label]) => (
        <Switch
          key={name}
          checked={settings[name] === true}
          onChange={(isOn) => changeSettings({ [name]: isOn })}
        >
          {label}
        </Switch>
      ))}
    </div>
  )
}
