import { bridge } from './bridge'
import { inspection } from './inspection'
import { layers } from './layers'
import { network } from './network'
import { phone } from './phone'
import { pipeline } from './pipeline'
import { signals } from './signals'
import { switches } from './switches'
import { watch } from './watch'

export const pieces = { bridge, inspection, layers, network, phone, pipeline, signals, switches, watch }
