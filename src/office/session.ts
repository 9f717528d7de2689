import { createContext, useContext } from 'react';
import type { SignedIn } from './contract';

interface Session {
  readonly isSignedIn: boolean;
  readonly onSignedIn: (me: SignedIn) => void;
}

export const SessionContext = createContext<Session>({ isSignedIn: false, onSignedIn: () => {} });

export const useSession = () => useContext(SessionContext);
