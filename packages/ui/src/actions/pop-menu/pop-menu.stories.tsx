import { Icon } from '../../artwork/icons.tsx'
import { PopMenu } from './pop-menu.tsx'

export default { title: 'Light/Menu' }

const nothing = () => undefined

export const Options = () => (
  <div style={{ display: 'flex' }}>
    <PopMenu
      label="Idioma"
      items={[
        { id: 'zh', label: '简体中文', lang: 'zh-CN', checked: false, onSelect: nothing },
        { id: 'pt', label: 'Português (Brasil)', checked: true, onSelect: nothing },
      ]}
    />
  </div>
)

export const LinksAtTheEnd = () => (
  <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
    <PopMenu
      label={<Icon name="user" />}
      ariaLabel="Minha conta"
      align="end"
      items={[
        {
          id: 'center',
          label: 'Central do associado',
          icon: <Icon name="user" />,
          render: (props) => <a href="#center" {...props} />,
        },
        { id: 'out', label: 'Encerrar a sessão', onSelect: nothing },
      ]}
    />
  </div>
)
