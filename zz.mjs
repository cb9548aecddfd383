import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (let i=0;i<4;i++) for (const path of ['/x/react-data-grid/custom-columns/','/x/introduction/installation/']) {
const p = await b.newPage({viewport:{width:1280,height:900}});
const c=await p.context().newCDPSession(p); await c.send('Emulation.setCPUThrottlingRate',{rate:8});
await p.addInitScript(()=>{window.__s=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__s.push([e.value,Math.round(e.startTime),...e.sources.map(s=>(s.node?.outerHTML??s.node?.textContent??'?').slice(0,90)+` ${JSON.stringify(s.previousRect)}→${JSON.stringify(s.currentRect)}`)])}).observe({type:'layout-shift',buffered:true})});
await p.goto('http://localhost:4400'+path);
await p.waitForTimeout(5000);
console.log(path,JSON.stringify(await p.evaluate(()=>window.__s),null,1));
await p.close();}
await b.close();
