import { createRoot } from 'react-dom/client'
import { NavigationState, useNavigationState } from '../../src/layout/NavigationState'

/** Hands the navigation state to the tests of tests/e2e/menu-state.test.ts. */
function Probe() {
  Object.assign(window, { menus: useNavigationState() })
  return null
}

const root = createRoot(document.body.appendChild(document.createElement('div')))

function goTo(path: string) {
  root.render(
    <NavigationState path={path}>
      <Probe />
    </NavigationState>,
  )
}

Object.assign(window, { goTo })
goTo('/')
