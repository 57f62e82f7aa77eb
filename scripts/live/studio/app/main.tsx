import './styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { studio } from './state/studio'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
void studio.begin(new URLSearchParams(window.location.search).get('page') ?? '/')
