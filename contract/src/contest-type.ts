import { z } from 'zod';
import { contestTypes } from './contests';

export const contestType = z.enum(contestTypes);
