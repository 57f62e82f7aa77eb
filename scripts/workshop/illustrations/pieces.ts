import { bridge } from './bridge'
import { deck } from './deck'
import { energy } from './energy'
import { laboratory } from './laboratory'
import { layers } from './layers'
import { network } from './network'
import { pipeline } from './pipeline'
import { signals } from './signals'

export const pieces = { bridge, deck, energy, laboratory, layers, network, pipeline, signals }
